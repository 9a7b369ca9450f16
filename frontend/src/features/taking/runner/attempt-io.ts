import type { StartedAttempt } from '@quizhall/shared/model/started-attempt';
import { handInWindowMs } from '@quizhall/shared/rules/deadline';
import { noticedIn } from '../engine/noticed.ts';
import { handInBody, saveBody } from '../engine/requests.ts';
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
  /** The server has said what the attempt is like now. */
  onRefreshed: (attempt: StartedAttempt) => void;
}

/** The engine's outside world for one attempt. Every answer of the server also sets the clock. */
export function attemptIo({ opened, transport, platform, clock, keeper, onRefreshed }: Parts): SyncIo {
  const { startedAt, quiz } = opened.paper;
  const noticed = () => noticedIn(keeper.journal, startedAt, quiz.questions);
  return {
    now: () => platform.clocks().wall,
    random: platform.random,
    after: platform.after,
    stored: () => storedOrAside(keeper, platform),
    save: async (state, ids, seq, signal) => {
      const sent = platform.clocks();
      const answer = await transport.save(saveBody(state, ids, seq, noticed()), signal);
      clock.learn(answer, sent);
      return answer;
    },
    flush: async (state, ids, seq) => {
      const sent = platform.clocks();
      const answer = await transport.flush(saveBody(state, ids, seq, noticed()));
      clock.learn(answer, sent);
      return answer;
    },
    afterTheOthers: () => platform.clocks().wall + handInWindowMs(spreadMsOf(opened.paper) / 1_000),
    refresh: async (signal) => {
      const sent = platform.clocks();
      const attempt = await transport.refresh(signal);
      if (attempt === 'finished') return attempt;
      clock.learn(attempt, sent);
      onRefreshed(attempt);
      return attempt;
    },
    handIn: (state, signal) => transport.handIn(submission(opened, state, keeper, platform), signal),
    classify: transport.classify,
  };
}

/** Browsers are known to leave a write unanswered: what waits for it is set aside then, and goes out. */
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
