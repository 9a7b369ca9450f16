import { isSame } from '@quizhall/shared/rules/quizzes/quiz-changes';
import type { QuizBody } from './form-mapping.ts';

/** Version to take a part from where both changed it. */
export type Side = 'mine' | 'theirs';

export interface Merged {
  body: QuizBody;
  /** Parts that both versions changed differently: `title`, `settings.timeLimit`, `questions.<id>`, `questions` for their order. */
  collisions: string[];
}

interface Identified {
  id?: string | undefined;
}

/** Parts that are merged field by field; everything else is taken from one version as a whole. */
const SECTIONS = ['settings', 'rewards'] as const;
const LISTS = ['questions', 'passages'] as const;

/**
 * Merges two versions of a quiz that were both written on top of `base`. A part that only one of them changed is taken
 * from that one. Where both changed it, `choices` decides, and mine is taken unless told otherwise. Without a base every
 * difference is a collision.
 */
export function mergeBodies(
  base: QuizBody | undefined,
  mine: QuizBody,
  theirs: QuizBody,
  choices: ReadonlyMap<string, Side> = new Map(),
): Merged {
  const collisions: string[] = [];
  const pick: Pick = (path, before, own, other) => {
    if (isSame(own, other)) return own;
    if (base && isSame(own, before)) return other;
    if (base && isSame(other, before)) return own;
    collisions.push(path);
    return choices.get(path) === 'theirs' ? other : own;
  };
  const split = new Set<string>([...SECTIONS, ...LISTS]);
  const body = mergeFields(
    '',
    withoutKeys(base, split),
    withoutKeys(mine, split),
    withoutKeys(theirs, split),
    pick,
  );
  for (const section of SECTIONS)
    body[section] = mergeFields(
      `${section}.`,
      { ...base?.[section] },
      { ...mine[section] },
      { ...theirs[section] },
      pick,
    );
  body['questions'] = mergeLists('questions', base?.questions, mine.questions, theirs.questions, pick);
  body['passages'] = mergeLists('passages', base?.passages, mine.passages, theirs.passages, pick);
  return { body, collisions };
}

type Fields = Record<string, unknown>;
type Pick = <Value>(path: string, before: Value, own: Value, other: Value) => Value;

const withoutKeys = (body: object | undefined, keys: ReadonlySet<string>): Fields =>
  Object.fromEntries(Object.entries(body ?? {}).filter(([name]) => !keys.has(name)));

function mergeFields(prefix: string, base: Fields, mine: Fields, theirs: Fields, pick: Pick): Fields {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return Object.fromEntries(
    [...names].map((name) => [name, pick(`${prefix}${name}`, base[name], mine[name], theirs[name])]),
  );
}

function mergeLists<Entry extends Identified>(
  name: string,
  base: readonly Entry[] | undefined,
  mine: readonly Entry[] | undefined,
  theirs: readonly Entry[] | undefined,
  pick: Pick,
): Entry[] {
  const [before, own, other] = [base, mine, theirs].map(byId);
  const ids = new Set([...(own?.keys() ?? []), ...(other?.keys() ?? [])]);
  const merged = new Map(
    [...ids].map((id) => [
      id,
      pick<Entry | undefined>(`${name}.${id}`, before?.get(id), own?.get(id), other?.get(id)),
    ]),
  );
  const order = mergedOrder(name, idsOf(base), idsOf(mine), idsOf(theirs), pick);
  return order.flatMap((id) => merged.get(id) ?? []);
}

const byId = <Entry extends Identified>(list: readonly Entry[] = []) =>
  new Map(list.map((one) => [one.id ?? '', one]));
const idsOf = (list: readonly Identified[] = []): string[] => list.map(({ id = '' }) => id);

/** Entries keep the order of the version that moved them; additions of the other one follow what they stood behind. */
function mergedOrder(name: string, base: string[], mine: string[], theirs: string[], pick: Pick): string[] {
  const all = [base, mine, theirs];
  const common = (list: string[]) => list.filter((id) => all.every((other) => other.includes(id)));
  const order = pick(name, common(base), common(mine), common(theirs));
  const isMine = order.join('\n') === common(mine).join('\n');
  const [first, second] = isMine ? [mine, theirs] : [theirs, mine];
  const result = [...first];
  for (const [place, id] of second.entries()) {
    if (result.includes(id)) continue;
    const anchor = second.slice(0, place).findLast((one) => result.includes(one));
    result.splice(anchor === undefined ? 0 : result.indexOf(anchor) + 1, 0, id);
  }
  return result;
}
