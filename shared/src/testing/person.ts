import { drawFrom } from '../rules/attempts/randomise.ts';

interface Asked {
  _id: string;
  options?: readonly { text: string }[] | undefined;
}

/** A type, not an interface: the contract takes entries with further fields. */
type LogEntry = { action: string; timestamp: string; questionIndex: number };

/** Random numbers in [0, 1) that depend on the participant alone. */
function randomOf(participant: number): () => number {
  const draw = drawFrom(participant.toString(16).padStart(32, '5'));
  return () => draw(2 ** 32) / 2 ** 32;
}

/** Milliseconds that a person takes: mostly close to `median`, now and then several times as long (log-normal). */
function pause(random: () => number, median: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.round(median * Math.exp(0.6 * normal));
}

/**
 * Everything that the browser of a person hands in: irregular times, skipped questions that are answered at the end, changed
 * answers and some switches of the tab. Regular data would compress to next to nothing and understate what is billed.
 */
export function personAt(questions: readonly Asked[], participant: number, startedAt: number) {
  const random = randomOf(participant);
  const seconds = questions.map(() => 0);
  const changes = questions.map(() => 0);
  const given = questions.map((): string | null => null);
  const navigationLog: LogEntry[] = [];
  let at = startedAt + pause(random, 2_500);
  const log = (action: string, questionIndex: number) =>
    navigationLog.push({ action, timestamp: new Date(at).toISOString(), questionIndex });
  const stay = (index: number, median: number) => {
    const ms = pause(random, median);
    at += ms;
    seconds[index] = (seconds[index] ?? 0) + ms / 1_000;
  };
  const choose = (index: number) => {
    const { options = [] } = questions[index] ?? {};
    const place = random() < 0.6 ? 0 : Math.floor(random() * options.length);
    if (given[index] !== null) changes[index] = (changes[index] ?? 0) + 1;
    given[index] = options[place]?.text ?? `Answer ${Math.floor(random() * 1e6)}`;
    log('answer', index);
  };
  const visit = (index: number) => {
    stay(index, 15_000);
    choose(index);
    if (random() < 0.1) {
      stay(index, 4_000);
      choose(index);
    }
    stay(index, 1_200);
  };
  const skipped: number[] = [];
  for (const index of questions.keys()) {
    if (index > 0) log('go_to', index);
    if (random() < 0.08) {
      stay(index, 6_000);
      skipped.push(index);
    } else visit(index);
  }
  log('review', questions.length - 1);
  for (const index of skipped) {
    at += pause(random, 2_000);
    log('go_to', index);
    visit(index);
    log('review', index);
  }
  at += pause(random, 3_000);
  const away = Array.from({ length: Math.floor(random() * 3) }, () => ({
    ms: pause(random, 8_000),
    at: startedAt + Math.floor(random() * (at - startedAt)),
    questionIndex: Math.floor(random() * questions.length),
  }));
  return {
    finishedAt: at,
    answers: questions.map(({ _id: questionId }, index) => ({
      questionId,
      userAnswer: given[index] ?? null,
      timeSpent: Math.floor(seconds[index] ?? 0),
      flagged: random() < 0.06,
      skipped: given[index] === null,
      attempts: changes[index] ?? 0,
    })),
    behavior: {
      tabSwitches: away.length,
      windowBlurs: away.length + Math.floor(random() * 3),
      totalHiddenTime: away.reduce((sum, { ms }) => sum + ms, 0),
      suspiciousActivity: away.map(({ ms, at: since, questionIndex }) => ({
        type: 'tab_hidden',
        timestamp: new Date(since).toISOString(),
        description: `Tab hidden for ${Math.round(ms / 1_000)} s`,
        questionIndex,
      })),
    },
    navigationLog,
    analytics: {
      answersChanged: changes.flatMap((count, questionIndex) =>
        count > 0 ? [{ questionIndex, changes: count }] : [],
      ),
    },
    metadata: {
      deviceType: 'mobile',
      operatingSystem: 'Android',
      browser: 'Chrome',
      screenResolution: '412x915',
      timezone: 'Europe/Berlin',
      language: 'en',
    },
  };
}
