import { text } from '@quizhall/shared/i18n';
import { catalogue } from '@/lib/language.ts';

/** Texts of what is matched or put in order, in the quiz and in its preview. */
export const messages = catalogue('places', {
  choices: 'Choices',
  prompts: {
    matching: 'Drag what belongs to each to its place, or pick it from the list there',
    ordering: 'Drag these into the right order, or move them with the arrows',
  },
  notChosen: 'Choose',
  nothing: 'Nothing chosen',
  placed: text<{ choice: string; left: string }>('{choice} is placed at {left}.'),
  cleared: text<{ left: string }>('Nothing is chosen for {left}.'),
  up: text<{ name: string }>('Move {name} up'),
  down: text<{ name: string }>('Move {name} down'),
  moved: text<{ name: string; place: number; count: number }>('{name}: place {place} of {count}'),
  keep: 'Keep this order',
  kept: 'This order is your answer.',
});
