import { createHash } from 'node:crypto';
import type { Listed, Segment } from '@quizhall/functions/explore/use-cases/segment.ts';
import { buildSegment, decodeSegment, encodeSegment } from '@quizhall/functions/explore/use-cases/segment.ts';
import { indexOrganizations } from '@quizhall/functions/explore/use-cases/organization-index.ts';
import { search, type View } from '@quizhall/functions/explore/use-cases/search.ts';
import { planQuizzes } from '@quizhall/infra/local/seed/full/plan.ts';
import { typedWords, wordsOf } from '@quizhall/shared/rules/explore/search-words';

/**
 * What Explore's two designs cost at 10,000 quizzes and, made of the same words a hundred times, at 1,000,000: files in the
 * memory of a function, and an item of the table for each word of each quiz. Times are those of the processor.
 */
const SHARDS = 32;
const QUERIES = [
  'sol',
  'solar system',
  'harry poter',
  'world war',
  'a',
  'new york',
  'jupitr',
  'mark twain novels',
  'olympic',
  'xylophone',
];
/** Bytes of a term's item: keys, and what has to be shown without another read: nothing. */
const TERM_BYTES = 110;
/** An eventually consistent read unit. */
const UNIT_BYTES = 8_192;
/** US dollars for a million read units in eu-central-1 (bench/cost has the source). */
const USD_PER_MILLION = 0.1525;

const cpuMs = (work: () => unknown, times = 1): number => {
  const before = process.cpuUsage();
  for (let n = 0; n < times; n += 1) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / times;
};

const base = planQuizzes(10_000);

function firstOf<Value>([first]: readonly Value[]): Value {
  if (first === undefined) throw new Error('Nothing was planned');
  return first;
}

function listedOf(n: number): Listed {
  const { title, description, tags, category, difficulty, isPaid, owner, participants, ratings } =
    base[n % base.length] ?? firstOf(base);
  const copy = Math.floor(n / base.length);
  const digest = createHash('sha256').update(String(n)).digest('hex').slice(0, 16);
  return {
    entry: {
      id: `q_${digest}`,
      code: digest.slice(0, 6).toUpperCase(),
      title: copy ? `${title} ${copy}` : title,
      text: description.slice(0, 600),
      tags,
      category,
      difficulty,
      language: 'en',
      isPaid,
      ownerId: `owner${owner + 40 * copy}`,
      createdAt: '2026-01-01T00:00:00.000Z',
    },
    figures: {
      participants: participants.before,
      heat: participants.recent.length,
      ratings: ratings.count,
      rating: ratings.count ? ratings.sum / ratings.count : 0,
    },
  };
}

function measure(count: number): void {
  const files: Uint8Array[] = [];
  let terms = 0;
  const building = cpuMs(() => {
    for (let shard = 0; shard < SHARDS; shard += 1) {
      const quizzes: Listed[] = [];
      for (let n = shard; n < count; n += SHARDS) quizzes.push(listedOf(n));
      const segment = buildSegment(quizzes);
      terms += segment.postings.length;
      files.push(encodeSegment(segment));
    }
  });
  const bytes = files.reduce((sum, file) => sum + file.length, 0);
  globalThis.gc?.();
  const heapBefore = process.memoryUsage();
  let segments: Segment[] = [];
  const loading = cpuMs(() => {
    segments = files.map((file) => decodeSegment(file)).filter((one) => one !== undefined);
  });
  globalThis.gc?.();
  const heapAfter = process.memoryUsage();
  const view: View = {
    parts: segments.map((segment) => ({ segment, hidden: new Set<number>() })),
    organizations: indexOrganizations([]),
  };
  const mb = (n: number) => (n / 1_048_576).toFixed(1);
  const memory = heapAfter.heapUsed - heapBefore.heapUsed + heapAfter.arrayBuffers - heapBefore.arrayBuffers;
  console.log(`\n${count.toLocaleString('en')} quizzes, ${terms.toLocaleString('en')} words of quizzes`);
  console.log(
    `files ${mb(bytes)} MB; made in ${(building / SHARDS).toFixed(0)} ms each; loaded in ${loading.toFixed(0)} ms; memory ${mb(memory)} MB`,
  );
  console.log('| typed | found | in memory, ms | items of terms | read units | USD for a million |');
  console.log('|---|--:|--:|--:|--:|--:|');
  for (const query of QUERIES) {
    const wish = { query, filters: {}, sort: 'popular' as const, limit: 3, now: 0 };
    const { total } = search(view, wish);
    const ms = cpuMs(() => search(view, wish), count > 100_000 ? 5 : 50);
    const items = typedWords(query).reduce((sum, word) => sum + itemsBegunWith(segments, word), 0);
    const units = Math.max(1, Math.ceil((items * TERM_BYTES) / UNIT_BYTES));
    console.log(
      `| ${query} | ${total.toLocaleString('en')} | ${ms.toFixed(2)} | ${items.toLocaleString('en')} | ${units.toLocaleString('en')} | ${(units * USD_PER_MILLION).toFixed(2)} |`,
    );
  }
  const all = {
    query: '',
    filters: { difficulty: 'easy' as const },
    sort: 'rating' as const,
    limit: 12,
    now: 0,
  };
  console.log(`a page by rating, filtered: ${cpuMs(() => search(view, all), 5).toFixed(2)} ms`);
}

/** How many items a design with an item for each word of each quiz reads: all that begin so. */
function itemsBegunWith(segments: readonly Segment[], word: string): number {
  let items = 0;
  for (const { terms, starts } of segments)
    for (const [at, term] of terms.entries())
      if (term.startsWith(word)) items += (starts[at + 1] ?? 0) - (starts[at] ?? 0);
  return items;
}

console.log(
  `words of a quiz: ${(base.slice(0, 500).reduce((sum, quiz) => sum + new Set(wordsOf(`${quiz.title} ${quiz.tags.join(' ')} ${quiz.description}`)).size, 0) / 500).toFixed(1)}`,
);
measure(10_000);
measure(Number(process.argv[2] ?? 1_000_000));
