import { hasCode } from '@/lib/api/errors.ts';
import { answerTo } from '../engine/answers.ts';
import type { SyncEngine } from '../engine/sync-engine.ts';
import type { QuestionTime } from './question-time.ts';
import type { AttemptTransport } from './transport.ts';

interface Parts {
  engine: SyncEngine;
  time: QuestionTime;
  transport: AttemptTransport;
  /** An answer was checked and is final: the question timer continues or stops. */
  onChecked: () => void;
}

/** Checks answers one by one in practice mode. */
export class Checking {
  readonly #parts: Parts;
  #isOver = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Practice has ended for this quiz. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /**
   * Checks the answer, which is then final.
   * @throws ApiError
   */
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
   * Handles a failed check; the engine finds out whether the attempt is over or unknown.
   * @param again an earlier check got no response, so a rejection says nothing about it
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
