import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import { handInWindowMs } from '@quizhall/shared/rules/attempts/deadline';
import type { SaveAnswer } from '../shared/attempts.ts';
import { noticedIn } from '../engine/noticed.ts';
import { handInBody, saveBody } from '../engine/requests.ts';
import type { Reading } from '../engine/server-clock.ts';
import type { SyncIo } from '../engine/sync-engine.ts';
import type { SyncState } from '../engine/sync-types.ts';
import type { OpenedAttempt } from '../storage/attempt-store.ts';
import type { AttemptClock } from './attempt-clock.ts';
import type { AttemptKeeper } from './attempt-keeper.ts';
import { spreadMsOf } from './crowd.ts';
import type { Platform } from './runner-types.ts';
import type { AttemptTransport } from './transport.ts';

interface Parts {
  opened: OpenedAttempt;
  transport: AttemptTransport;
  platform: Platform;
  clock: AttemptClock;
  keeper: AttemptKeeper;
  /** The server returned the attempt's current state. */
  onRefreshed: (attempt: StartedAttempt) => void;
  /** The server delivered the question at the stored position. */
  onDelivered: (current: NonNullable<SaveAnswer['current']>) => void;
}

/** Creates the engine's side effects for one attempt. Every server response also updates the clock. */
export function attemptIo({ opened, transport, platform, clock, keeper, ...on }: Parts): SyncIo {
  const { startedAt, quiz } = opened.paper;
  const noticed = () => noticedIn(keeper.journal, startedAt, quiz.questions);
  const learn = (answer: SaveAnswer, sent: Reading) => {
    clock.learn(answer, sent);
    if (answer.current) on.onDelivered(answer.current);
    return answer;
  };
  return {
    now: () => platform.clocks().wall,
    random: platform.random,
    after: platform.after,
    stored: () => storedOrAside(keeper, platform),
    save: async (state, ids, seq, signal) => {
      const sent = platform.clocks();
      return learn(await transport.save(saveBody(state, ids, seq, noticed()), signal), sent);
    },
    flush: async (state, ids, seq) => {
      const sent = platform.clocks();
      return learn(await transport.flush(saveBody(state, ids, seq, noticed())), sent);
    },
    afterTheOthers: () => platform.clocks().wall + handInWindowMs(spreadMsOf(opened.paper) / 1_000),
    refresh: async (signal) => {
      const sent = platform.clocks();
      const attempt = await transport.refresh(signal);
      if (attempt === 'finished') return attempt;
      clock.learn(attempt, sent);
      on.onRefreshed(attempt);
      return attempt;
    },
    handIn: (state, signal) => transport.handIn(submission(opened, state, keeper, platform), signal),
    classify: transport.classify,
  };
}

/** Some browsers never complete a write. After this time, answers go to fallback storage and are sent. */
const STORE_PATIENCE_MS = 5_000;

function storedOrAside(keeper: AttemptKeeper, platform: Platform): Promise<void> {
  return new Promise((resolve) => {
    const cancel = platform.after(STORE_PATIENCE_MS, () => {
      keeper.putAside();
      resolve();
    });
    void keeper.settled().finally(() => {
      cancel();
      resolve();
    });
  });
}

function submission(
  { record, paper }: OpenedAttempt,
  state: SyncState,
  keeper: AttemptKeeper,
  platform: Platform,
) {
  const { handIn } = state;
  if (!handIn) throw new Error('Nothing was handed in');
  const { sessionId, quizId } = record;
  const { questions } = paper.quiz;
  return handInBody({
    sessionId,
    quizId,
    questions,
    state,
    journal: keeper.journal,
    handIn,
    metadata: platform.metadata(),
  });
}
