import type { HeldAnswers, StaleProgress } from '@quizhall/shared/model/attempts/attempt';
import type { UserAnswer } from '@quizhall/shared/model/quizzes/question';
import type { SaveInput } from '../shared/attempts.ts';

/** One device that has opened the attempt; `opened` grows from one opening to the next. */
export interface Opening {
  device: string;
  opened: number;
}

type Body = Pick<SaveInput, 'seq' | 'baseSeq' | 'sentSeqs' | 'answers' | 'currentIndex'>;
type Basis = Pick<SaveInput, 'baseSeq' | 'sentSeqs'>;

/** The rule by which the server takes saves and hand-ins (`functions/attempts/model/attempt-saves.ts`), without a table. */
export class ModelServer {
  seq = 0;
  index = 0;
  answers: Record<string, Omit<HeldAnswers[string], 'own'>> = {};
  finished: Record<string, unknown> | undefined;
  #by: Opening | undefined;
  #turns: { from: number; device: string }[] = [];
  #last = '';

  save(from: Opening, body: Body): { seq: number; saved: boolean } | { stale: StaleProgress } {
    const repeated = body.seq === this.seq && JSON.stringify(body) === this.#last;
    const fits = this.#fits(from, body);
    if (body.seq > this.seq && fits) {
      this.#take(from, body);
      return { seq: this.seq, saved: true };
    }
    const overtaken = this.seq >= body.seq && this.#by?.device === from.device;
    if (repeated || overtaken || fits) return { seq: this.seq, saved: repeated };
    return { stale: this.stale(from) };
  }

  /** Finishes the attempt, or says what is not known. Finished once, it stays. */
  handIn(
    from: Opening,
    basis: Basis,
    answers: Record<string, unknown>,
  ): { stale: StaleProgress } | undefined {
    if (this.finished) return undefined;
    if (!this.#fits(from, basis)) return { stale: this.stale(from) };
    this.finished = answers;
    return undefined;
  }

  stale(from: Opening): StaleProgress {
    const elsewhere =
      this.#by !== undefined && this.#by.device !== from.device && this.#by.opened > from.opened;
    return { seq: this.seq, currentIndex: this.index, elsewhere, answers: this.held(from) };
  }

  held({ device }: Opening): HeldAnswers {
    const own = (seq: number) => this.#turns.findLast((turn) => turn.from <= seq)?.device === device;
    return Object.fromEntries(
      Object.entries(this.answers).map(([id, answer]) => [id, { ...answer, own: own(answer.seq) }]),
    );
  }

  #fits({ device }: Opening, { baseSeq, sentSeqs = [] }: Basis): boolean {
    return this.seq === baseSeq || (this.#by?.device === device && sentSeqs.includes(this.seq));
  }

  #take(from: Opening, body: Body): void {
    // Every number after the base is this device's, also of a save that never arrived.
    const first = (body.baseSeq ?? this.seq) + 1;
    if (this.#by?.device !== from.device) this.#turns.push({ from: first, device: from.device });
    this.#by = from;
    this.seq = body.seq;
    this.index = body.currentIndex;
    this.#last = JSON.stringify(body);
    for (const { questionId, timeSpent, flagged, seq = body.seq, kept, ...given } of body.answers) {
      const stands = this.answers[questionId];
      if (kept && stands?.seq !== seq) throw new Error(`${questionId} was kept as of another save`);
      // Browsers send lists.
      const userAnswer = kept && stands ? stands.userAnswer : (given.userAnswer as UserAnswer);
      this.answers[questionId] = { userAnswer, timeSpent, flagged, seq };
    }
  }
}
