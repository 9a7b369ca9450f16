import { plainText } from '@quizhall/shared/rules/text/markdown-plain';
import type { QuizForm } from '../editor/quiz-form.ts';

const LONGEST = 40;

/** Returns the display name of a passage: its title, or the start of its text. */
export function passageName({ title, text }: QuizForm['passages'][number]): string {
  if (title.trim()) return title.trim();
  const [line = ''] = text.trim().split('\n');
  const plain = plainText(line);
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST).trimEnd()}…` : plain;
}
