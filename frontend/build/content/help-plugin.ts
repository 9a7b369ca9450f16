import type { Plugin } from 'vite';
import type { ContentBlock } from '../../src/features/site/content/model/content.ts';
import { HELP_KEYWORDS } from './help-keywords.ts';
import { contentPages } from './pages.ts';
import { plainOf } from './pieces.ts';

const MODULE = 'virtual:help';

interface Answer {
  id: string;
  question: string;
  text: string;
}

/** What a block says, for the search. */
function wordsOf(block: ContentBlock): string {
  if (block.type === 'paragraph') return plainOf(block.of);
  return block.type === 'list' ? block.items.map(plainOf).join(' ') : '';
}

/** Each heading is a question; what follows it, up to the next, its answer. */
function answersOf(blocks: readonly ContentBlock[]): Answer[] {
  const answers: Answer[] = [];
  for (const block of blocks) {
    const last = answers.at(-1);
    if (block.type === 'heading') answers.push({ id: block.id, question: plainOf(block.of), text: '' });
    else if (last) last.text = `${last.text} ${wordsOf(block)}`.trim();
  }
  return answers;
}

/** The topics of the Help Center, each with its answers. */
export const helpGroups = () =>
  contentPages()
    .filter(({ page }) => page.section?.to === '/help')
    .map(({ page: { path, title, description, blocks } }) => ({
      path,
      title,
      description,
      answers: answersOf(blocks),
    }));

/** All answers as the search reads them. */
export const helpAnswers = () =>
  helpGroups().flatMap((group) =>
    group.answers.map(({ id, question, text }) => ({
      question,
      text,
      keywords: HELP_KEYWORDS[id] ?? '',
      to: `${group.path}#${id}`,
    })),
  );

const SOURCES: Record<string, () => string> = {
  [MODULE]: () => {
    const groups = helpGroups().map(({ answers, ...group }) => ({
      ...group,
      questions: answers.map(({ id, question }) => ({ id, question })),
    }));
    return `export const groups = ${JSON.stringify(groups)};`;
  },
  [`${MODULE}/answers`]: () => `export const answers = ${JSON.stringify(helpAnswers())};`,
};

/** `virtual:help`: the questions by topic; `virtual:help/answers`: what the search looks through. */
export function helpIndex(): Plugin {
  return {
    name: 'quizhall:help',
    resolveId: (id) => (id in SOURCES ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? SOURCES[id.slice(1)]?.() : undefined),
  };
}
