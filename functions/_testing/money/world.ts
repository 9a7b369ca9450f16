import type { Quiz } from '../../_data/quizzes.ts';
import type { BookingProvider } from './booking-provider.ts';
import type { Chance } from './chance.ts';
import type { Written } from './watched-table.ts';

/** A quiz with a prize pool. */
interface PoolQuiz {
  quiz: Quiz;
  dollars: number;
}

/** Everything that one history knows. */
export interface World {
  chance: Chance;
  provider: BookingProvider;
  written: Written;
  quizzes: PoolQuiz[];
  /** `Idempotency-Key`s that were used. */
  causes: string[];
  /** Whether webhooks get lost for good, as far as this history goes. */
  isDeaf: boolean;
}
