import type { SiteLanguage } from '@quizhall/shared/model/enums';
import type { MathWords } from '@quizhall/shared/rules/text/math-speech';
import type { MathElement, MathNode } from '@quizhall/shared/rules/text/mathml';
import { use, useMemo, useSyncExternalStore } from 'react';
import { language as interfaceLanguage } from './language.ts';
import { WrittenIn } from './written-in.ts';

type Speech = (formula: MathElement) => string;

const WORDS: Readonly<Record<SiteLanguage, () => Promise<{ words: MathWords }>>> = {
  en: () => import('@quizhall/shared/rules/text/math-words/en'),
  es: () => import('@quizhall/shared/rules/text/math-words/es'),
  fr: () => import('@quizhall/shared/rules/text/math-words/fr'),
  de: () => import('@quizhall/shared/rules/text/math-words/de'),
};
const hasWords = (language: string): language is SiteLanguage => Object.hasOwn(WORDS, language);

const loaded = new Map<SiteLanguage, Speech>();
const pending = new Set<SiteLanguage>();
const readers = new Set<() => void>();

const subscribe = (reader: () => void) => {
  readers.add(reader);
  return () => readers.delete(reader);
};

async function load(language: SiteLanguage): Promise<void> {
  if (loaded.has(language) || pending.has(language)) return;
  pending.add(language);
  try {
    const [{ spokenMath }, { words }] = await Promise.all([
      import('@quizhall/shared/rules/text/math-speech'),
      WORDS[language](),
    ]);
    loaded.set(language, (formula) => spokenMath(formula, words));
    for (const reader of readers) reader();
  } catch {
    // Falls back to plain text; the next formula retries the import.
  } finally {
    pending.delete(language);
  }
}

const leaves = (node: MathNode): string =>
  typeof node === 'string' ? node : node.children.map(leaves).join('');

/** Formats a formula as plain text, used until its spoken form is loaded and in languages without one. */
const line = (formula: MathElement): string => formula.attributes.alttext || leaves(formula);

/**
 * Returns how a formula is read aloud in the quiz's language. The code and the words load with the first formula, so
 * that pages without formulas do not carry them.
 */
export function useFormulaSpeech(): Speech {
  const written = use(WrittenIn) ?? interfaceLanguage;
  const language = hasWords(written) ? written : undefined;
  const speech = useSyncExternalStore(
    subscribe,
    () => language && loaded.get(language),
    () => undefined,
  );
  return useMemo(
    () => (formula) => {
      if (language && !speech) void load(language);
      return speech?.(formula) || line(formula);
    },
    [language, speech],
  );
}
