import { actions } from './actions.tsx';
import { choices } from './choices.tsx';
import { content } from './content.tsx';
import { data } from './data.tsx';
import { feedback } from './feedback.tsx';
import { foundations } from './foundations.tsx';
import { kits } from './kits.tsx';
import { navigation } from './navigation.tsx';
import { overlays } from './overlays.tsx';
import { textInput } from './text-input.tsx';
import { anchorOf, type Primitive, type PrimitiveGroup } from './types.ts';

/** Everything that the gallery shows, in its order. */
export const catalogue: readonly PrimitiveGroup[] = [
  foundations,
  actions,
  textInput,
  choices,
  navigation,
  overlays,
  feedback,
  data,
  content,
  kits,
];

/** Some of them, by the ids of groups and the anchors of primitives: `/gallery?only=feedback,button`. */
export function onlyThese(groups: readonly PrimitiveGroup[], ids: readonly string[]): PrimitiveGroup[] {
  return withPrimitives(groups, (primitive, { id }) => ids.includes(id) || ids.includes(anchorOf(primitive)));
}

/** The groups with the primitives in which every word of the search occurs. */
export function searchCatalogue(groups: readonly PrimitiveGroup[], search: string): PrimitiveGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return withPrimitives(groups, ({ name, usage, keywords = '' }, { title }) => {
    const text = `${title} ${name} ${usage} ${keywords}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The groups with the primitives that fit, without those in which none does. */
function withPrimitives(
  groups: readonly PrimitiveGroup[],
  fits: (primitive: Primitive, group: PrimitiveGroup) => boolean,
): PrimitiveGroup[] {
  return groups
    .map((group) => ({
      ...group,
      primitives: group.primitives.filter((primitive) => fits(primitive, group)),
    }))
    .filter(({ primitives }) => primitives.length > 0);
}
