import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

interface Use {
  /** `undefined` where the value is inserted as it is. */
  type: string | undefined;
  name: string;
  /** Names of the branches of a plural or select. */
  branches: string[];
}

function usesOf(message: CompiledMessage): Use[] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((token) => {
    if (!Array.isArray(token)) return [];
    const [name, type, format] = token;
    if (typeof format !== 'object' || format === null) return [{ name, type, branches: [] }];
    const branches = Object.entries(format).filter(([branch]) => branch !== 'offset');
    return [
      { name, type, branches: branches.map(([branch]) => branch) },
      ...branches.flatMap(([, inner]) => usesOf(inner as CompiledMessage)),
    ];
  });
}

/** Plural categories of the counts that this product shows. */
function categoriesOf(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 1_000 }, (_, count) => rules.select(count)))].sort();
}

const namesOf = (uses: readonly Use[]) => new Set(uses.map(({ name }) => name));
const isShown = ({ type }: Use) => type !== 'select' && type !== 'plural';
const keyOf = ({ name, branches }: Use) => `${name}: ${branches.toSorted().join()}`;

/** Faults of one translation; English is checked against itself. */
export function messageProblems(language: string, english: string, translation: string): string[] {
  try {
    const [original, own] = [
      usesOf(compileMessageOrThrow(english)),
      usesOf(compileMessageOrThrow(translation)),
    ];
    const [known, used] = [namesOf(original), namesOf(own)];
    const categories = categoriesOf(language);
    return [
      ...[...used].filter((name) => !known.has(name)).map((name) => `unknown value ${name}`),
      ...original
        .filter((use) => isShown(use) && !used.has(use.name))
        .map(({ name }) => `does not show ${name}`),
      ...own
        .filter((use) => use.type === 'select' && !original.some((other) => hasBranches(use, other)))
        .map((use) => `lacks choices: ${keyOf(use)}`),
      ...own
        .filter(({ type, branches }) => type === 'plural' && !isComplete(branches, categories))
        .map((use) => `plural forms of ${keyOf(use)}`),
    ];
  } catch (error) {
    return [String(error)];
  }
}

/** A language may tell apart more than English does. */
const hasBranches = (own: Use, original: Use): boolean =>
  own.name === original.name && original.branches.every((branch) => own.branches.includes(branch));

/** Exact numbers are free; with any category, all of the language are needed. */
function isComplete(branches: readonly string[], categories: readonly string[]): boolean {
  const named = branches.filter((branch) => !/^\d+$/.test(branch)).toSorted();
  const isExactOnly = named.join() === 'other' && named.length < branches.length;
  return isExactOnly || named.join() === categories.join();
}
