import { compareResults, compareStandings, type Standing } from '../results/leaderboard.ts';

/** A finished attempt that may win something. */
export interface Contender extends Standing {
  attemptId: string;
  /** What tells that two participants are one person: accounts and addresses. */
  marks: readonly string[];
}

/** Who is the same person: whoever shares a mark with somebody, directly or through others. */
function personsOf(contenders: readonly Contender[]): (mark: string) => string {
  const parents = new Map<string, string>();
  const rootOf = (mark: string): string => {
    let root = mark;
    for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next;
    return root;
  };
  for (const { participant, marks } of contenders) {
    for (const mark of marks) {
      const [a, b] = [rootOf(`p:${participant}`), rootOf(mark)];
      if (a !== b) parents.set(b, a);
    }
  }
  return rootOf;
}

/**
 * The best attempt of each person, in the order of winners, with everything that tells who that is: a guest and an account with
 * one address are one person.
 */
export function bestOfPersons<One extends Contender>(contenders: readonly One[]): One[] {
  const personOf = personsOf(contenders);
  const persons = new Map<string, One>();
  for (const one of contenders.toSorted(compareStandings)) {
    const person = personOf(`p:${one.participant}`);
    const best = persons.get(person);
    const marks = [...new Set([...(best?.marks ?? []), `p:${one.participant}`, ...one.marks])];
    persons.set(person, { ...(best ?? one), marks });
  }
  return [...persons.values()];
}

/**
 * Room for those who turn out to be one person, authors of the quiz, or annulled since: so many persons are kept for so many
 * places.
 */
const roomFor = (places: number): number => 2 * places + 50;

/**
 * Whom a list keeps while attempts are gone through in parts: the first persons with all that tells who they are, and everybody
 * who is equal to the last of them. Who is in the first places of all is in the first places of each part.
 */
export function keptContenders<One extends Contender>(
  contenders: readonly One[],
  places: number,
): { kept: One[]; isCut: boolean } {
  const persons = bestOfPersons(contenders);
  const last = persons[roomFor(places) - 1];
  const kept = last ? persons.filter((one) => compareResults(one, last) <= 0) : persons;
  return { kept, isCut: kept.length < persons.length };
}
