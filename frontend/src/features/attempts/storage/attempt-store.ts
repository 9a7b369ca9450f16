import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import { parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import type { Brand } from '@quizhall/shared/model/organizations/brand';
import { type Answers, NO_ANSWER } from '../engine/answers.ts';
import { mergeServerAnswers } from '../engine/merge.ts';
import { EMPTY_JOURNAL, type Journal } from '../engine/requests.ts';
import { memoryOf } from '../engine/sync-state.ts';
import type { SyncMemory } from '../engine/sync-types.ts';
import { dropAside, laterProgress, readAside, withAside } from './aside.ts';
import type { AttemptRecord, Change, Paper, Progress } from './attempt-records.ts';
import type { Rows, RowTransaction } from './rows.ts';
import { dropStruck } from './struck.ts';

export interface OpenedAttempt {
  record: AttemptRecord;
  paper: Paper;
  memory: SyncMemory;
  /** See `Progress`. */
  stamp: number;
  clockOffset: number;
  journal: Journal;
  /** The server's copy is already merged. */
  fresh: boolean;
}

export interface NewRecord {
  started: StartedAttempt;
  refs: string[];
  userId: string | undefined;
  participantInfo: Record<string, string> | undefined;
  clockOffset: number;
  brand?: Brand | undefined;
}

export interface LocalAttempts {
  /** `waiting`: finished and being submitted. `practised`: started as practice. */
  running: { sessionId: string; waiting: boolean; practised?: true } | undefined;
  /** Id of the attempt, which is also the id of the result. */
  finished: string | undefined;
}

/** Stored data of an attempt in any state. */
export interface KeptAttempt {
  paper: unknown;
  answers: Answers;
}

/** The API accepts an attempt's token for 30 days. */
const KEEP_MS = 30 * 24 * 3_600_000;

const answerKey = (sessionId: string, questionId: string) => `${sessionId}/${questionId}`;

/** Sorts by start, because practice attempts have deadlines days away. */
const latestFirst = (a: AttemptRecord, b: AttemptRecord): number =>
  (b.startedAt ?? 0) - (a.startedAt ?? 0) || b.deadlineAt - a.deadlineAt;

async function readAnswers(rows: RowTransaction, sessionId: string): Promise<Answers> {
  const prefix = answerKey(sessionId, '');
  const found = await rows.list('answers', prefix);
  // Rows of earlier releases lack newer fields.
  return Object.fromEntries(
    found.map(([key, answer]) => [key.slice(prefix.length), { ...NO_ANSWER, ...answer }]),
  );
}

/** Save numbers of an attempt whose state up to `base` is known. */
const knownAfter = ({ seq, sent = [] }: Pick<Progress, 'seq'> & Partial<Progress>, base: number) => ({
  base,
  seq: Math.max(seq, base),
  sent: sent.filter((own) => own > base),
});

async function writeAnswers(rows: RowTransaction, sessionId: string, answers: Answers): Promise<void> {
  const written = Object.entries(answers).map(([id, answer]) =>
    rows.put('answers', answerKey(sessionId, id), answer),
  );
  await Promise.all(written);
}

/** Attempts on this device: unsent answers and the tokens of results. */
export class AttemptStore {
  readonly #rows: Rows;
  /** Attempts whose server copy was just read. */
  readonly #fresh = new Set<string>();

  constructor(rows: Rows) {
    this.#rows = rows;
  }

  /** True if attempts survive a reload. */
  get lasting(): boolean {
    return this.#rows.lasting;
  }

  /** Stores a started attempt, merged with what the device already has. */
  async add({ started, refs, userId, participantInfo, clockOffset, brand }: NewRecord): Promise<void> {
    const { answers, sessionToken, ...paper } = started;
    const { sessionId } = started;
    await this.#rows.transact(async (rows) => {
      const before = await rows.get('attempts', sessionId);
      const progress = await rows.get('progress', sessionId);
      const record: AttemptRecord = {
        sessionId,
        sessionToken,
        quizId: started.quiz.id,
        refs: [...new Set([...(before?.refs ?? []), ...refs.map((ref) => ref.toLowerCase())])],
        userId,
        participantInfo: participantInfo ?? before?.participantInfo,
        deadlineAt: Date.parse(started.deadlineAt),
        finished: false,
        startedAt: Date.parse(started.startedAt),
        practised: started.quiz.settings.practiceMode,
        title: started.quiz.title,
        brand,
      };
      await this.#endPractice(rows, record);
      const { answers: fresh, ...memory } = memoryOf(started);
      const kept: Progress = progress
        ? { ...progress, ...knownAfter(progress, started.seq), clockOffset }
        : { ...memory, owner: '', stamp: 0, clockOffset };
      await rows.put('attempts', sessionId, record);
      await rows.put('papers', sessionId, paper);
      await rows.put('progress', sessionId, kept);
      const merged = progress ? mergeServerAnswers(await readAnswers(rows, sessionId), answers ?? {}) : fresh;
      await writeAnswers(rows, sessionId, merged);
    });
    this.#fresh.add(sessionId);
  }

  /** Finds the participant's running and last finished attempt at a quiz on this browser. */
  async find(ref: string, userId: string | undefined): Promise<LocalAttempts> {
    const wanted = ref.toLowerCase();
    return this.#rows.transact(async (rows) => {
      const own = (await rows.list('attempts', ''))
        .map(([, record]) => record)
        .filter((record) => record.userId === userId && record.refs.includes(wanted))
        .toSorted(latestFirst);
      const running = own.find((record) => !record.finished);
      const progress = running && (await rows.get('progress', running.sessionId));
      return {
        running: running && {
          sessionId: running.sessionId,
          waiting: progress?.handIn !== undefined,
          ...(running.practised && { practised: true }),
        },
        finished: own.find((record) => record.finished)?.sessionId,
      };
    });
  }

  /** Lists the attempts of an account, or of guests, on this browser, newest first. */
  async list(userId: string | undefined): Promise<AttemptRecord[]> {
    const rows = await this.#rows.transact((tables) => tables.list('attempts', ''));
    return rows
      .map(([, record]) => record)
      .filter((record) => record.userId === userId)
      .toSorted(latestFirst);
  }

  /** Opens an attempt for a tab, which becomes its only writer. */
  async open(sessionId: string, owner: string): Promise<OpenedAttempt | undefined> {
    const aside = readAside(sessionId);
    const opened = await this.#rows.transact(async (rows) => {
      const record = await rows.get('attempts', sessionId);
      const paper = await rows.get('papers', sessionId);
      const stored = await rows.get('progress', sessionId);
      if (!record || record.finished || !paper || !stored) return undefined;
      const last = laterProgress(stored, aside?.progress);
      const progress = { ...last, ...knownAfter(last, last.base ?? last.seq), owner };
      const answers = withAside(await readAnswers(rows, sessionId), aside?.answers);
      const journal = aside?.journal ?? (await rows.get('journals', sessionId)) ?? EMPTY_JOURNAL;
      await rows.put('progress', sessionId, progress);
      if (aside) await writeAnswers(rows, sessionId, answers);
      const { owner: _, stamp, clockOffset, ...memory } = progress;
      return { record, paper, stamp, clockOffset, journal, memory: { ...memory, answers } };
    });
    dropAside(sessionId);
    return opened && { ...opened, fresh: this.#fresh.delete(sessionId) };
  }

  /** Resolves to false without writing if another tab has opened the attempt since. */
  write(sessionId: string, owner: string, { answers, progress, journal }: Change): Promise<boolean> {
    return this.#rows.transact(async (rows) => {
      const current = await rows.get('progress', sessionId);
      if (current?.owner !== owner) return false;
      if (answers) await writeAnswers(rows, sessionId, answers);
      if (progress) await rows.put('progress', sessionId, progress);
      if (journal) await rows.put('journals', sessionId, journal);
      return true;
    });
  }

  /**
   * Deletes a submitted attempt except for the token of its result. `keeps` retains local answers in case it is
   * reopened.
   */
  finish(sessionId: string, { keeps } = { keeps: false }): Promise<void> {
    return this.#rows.transact(async (rows) => {
      const record = await rows.get('attempts', sessionId);
      if (record) await rows.put('attempts', sessionId, { ...record, finished: true });
      if (!keeps) return this.#removeContent(rows, sessionId);
      const progress = await rows.get('progress', sessionId);
      // No tab owns the attempt any longer.
      if (progress) await rows.put('progress', sessionId, { ...progress, handIn: undefined, owner: '' });
    });
  }

  /** Deletes an attempt unknown to the server. */
  discard(sessionId: string): Promise<void> {
    return this.#rows.transact(async (rows) => {
      await rows.remove('attempts', sessionId);
      await this.#removeContent(rows, sessionId);
    });
  }

  /** Participant details entered when this attempt started. */
  async infoOf(sessionId: string, userId: string | undefined): Promise<Record<string, string> | undefined> {
    const record = await this.#rows.transact((rows) => rows.get('attempts', sessionId));
    return record?.userId === userId ? record?.participantInfo : undefined;
  }

  /** Replaces the test form of a running attempt after its limits changed. */
  renewPaper(paper: Paper): Promise<void> {
    const { sessionId } = paper;
    return this.#rows.transact(async (rows) => {
      const record = await rows.get('attempts', sessionId);
      if (!record || record.finished) return;
      await rows.put('attempts', sessionId, { ...record, deadlineAt: Date.parse(paper.deadlineAt) });
      await rows.put('papers', sessionId, paper);
    });
  }

  /** Replaces the token after the attempt was opened again. */
  renewToken(sessionId: string, sessionToken: string): Promise<void> {
    return this.#rows.transact(async (rows) => {
      const record = await rows.get('attempts', sessionId);
      if (record && !record.finished) await rows.put('attempts', sessionId, { ...record, sessionToken });
    });
  }

  async tokenOf(sessionId: string): Promise<string | undefined> {
    const record = await this.#rows.transact((rows) => rows.get('attempts', sessionId));
    return record?.sessionToken;
  }

  /** Stored data of an unfinished attempt. */
  async keptOf(sessionId: string): Promise<KeptAttempt | undefined> {
    return this.#rows.transact(async (rows) => {
      const record = await rows.get('attempts', sessionId);
      if (!record || record.finished) return undefined;
      return { paper: await rows.get('papers', sessionId), answers: await readAnswers(rows, sessionId) };
    });
  }

  /** Account the attempt belongs to; undefined if it is not stored here. */
  async keeperOf(sessionId: string): Promise<{ userId: string | undefined } | undefined> {
    const record = await this.#rows.transact((rows) => rows.get('attempts', sessionId));
    return record && { userId: record.userId };
  }

  /** Assigns a guest's attempts to an account. */
  giveTo(sessionIds: readonly string[], userId: string): Promise<void> {
    return this.#rows.transact(async (rows) => {
      for (const sessionId of sessionIds) {
        const record = await rows.get('attempts', sessionId);
        if (record) await rows.put('attempts', sessionId, { ...record, userId });
      }
    });
  }

  /**
   * Deletes attempts whose tokens have expired.
   * @param now epoch ms
   */
  prune(now: number): Promise<void> {
    return this.#rows.transact(async (rows) => {
      for (const [sessionId, record] of await rows.list('attempts', '')) {
        if (record.deadlineAt + KEEP_MS >= now) continue;
        dropAside(sessionId);
        await rows.remove('attempts', sessionId);
        await this.#removeContent(rows, sessionId);
      }
    });
  }

  /** Deletes earlier practice, which the server ends when the same participant starts again. */
  async #endPractice(rows: RowTransaction, { sessionId, quizId }: AttemptRecord): Promise<void> {
    const { participant } = parseAttemptId(sessionId);
    for (const [id, record] of await rows.list('attempts', '')) {
      const isOver = id !== sessionId && record.practised && !record.finished && record.quizId === quizId;
      if (!isOver || parseAttemptId(id).participant !== participant) continue;
      await rows.put('attempts', id, { ...record, finished: true });
      await this.#removeContent(rows, id);
    }
  }

  async #removeContent(rows: RowTransaction, sessionId: string): Promise<void> {
    const answers = await rows.list('answers', answerKey(sessionId, ''));
    dropStruck(sessionId);
    await rows.remove('papers', sessionId);
    await rows.remove('progress', sessionId);
    await rows.remove('journals', sessionId);
    for (const [key] of answers) await rows.remove('answers', key);
  }
}
