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
import type { PrimitiveGroup } from './types.ts';

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

/** The groups with the primitives in which every word of the search occurs. */
export function searchCatalogue(groups: readonly PrimitiveGroup[], search: string): PrimitiveGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      primitives: group.primitives.filter(({ name, usage, keywords = '' }) => {
        const text = `${group.title} ${name} ${usage} ${keywords}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ primitives }) => primitives.length > 0);
}
