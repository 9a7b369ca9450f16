import { hasCode } from '@/lib/api/errors.ts';
import { answerTo } from '../engine/answers.ts';
import type { SyncEngine } from '../engine/sync-engine.ts';
import type { QuestionTime } from './question-time.ts';
import type { AttemptTransport } from './transport.ts';

interface Parts {
  engine: SyncEngine;
  time: QuestionTime;
  transport: AttemptTransport;
  /** An answer has been checked and stands: the clock of the question goes on or stops. */
  onChecked: () => void;
}

/** How answers are checked one by one, in practice. */
export class Checking {
  readonly #parts: Parts;
  #isOver = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The quiz is not practised any more. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Has the answer checked, which stands from then on. @throws ApiError */
  async check(questionId: string): Promise<void> {
    const { engine, time, transport, onChecked } = this.#parts;
    time.spend();
    const { userAnswer, timeSpent, flagged, checking } = answerTo(engine.state.answers, questionId);
    engine.dispatch({ type: 'check-sent', questionId });
    try {
      const feedback = await transport.check({ questionId, userAnswer, timeSpent, flagged });
      time.spend();
      engine.dispatch({ type: 'checked', questionId, feedback });
      onChecked();
    } catch (error) {
      this.#failed(error, questionId, checking !== undefined);
      throw error;
    }
  }

  /**
   * Over, or not known: what that means for the attempt is found out where everything else is.
   * @param again an earlier check of the same answer is one that nobody heard of: of that, a refusal says nothing
   */
  #failed(error: unknown, questionId: string, again: boolean): void {
    const { engine, transport } = this.#parts;
    const { kind } = transport.classify(error);
    const refused = kind !== 'network' && (kind !== 'busy' || hasCode(error, 'TOO_MANY'));
    const heard = refused && !again;
    engine.dispatch({ type: 'check-failed', questionId, heard });
    if (kind === 'over' || kind === 'gone' || (refused && !heard))
      engine.dispatch({ type: 'refresh-needed' });
    if (hasCode(error, 'INVALID_STATE')) this.#isOver = true;
  }
}
