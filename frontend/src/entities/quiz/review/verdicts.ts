import {
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleX,
  Hourglass,
  type LucideIcon,
  PenLine,
} from 'lucide-react';
import type { Tone } from '@/components/ui/tone.ts';
import type { Verdict } from './review.ts';
import { verdicts as text } from './messages.ts';

interface VerdictLook {
  label: string;
  tone: Tone;
  Icon: LucideIcon;
  /** Its number in the map of all questions. */
  map: string;
}

/** How a verdict reads and looks: a word and a sign, never the colour alone. */
export const VERDICTS: Record<Verdict, VerdictLook> = {
  correct: {
    label: text.isCorrect,
    tone: 'success',
    Icon: CircleCheck,
    map: 'border-success-line bg-success-soft text-success-ink',
  },
  partly: {
    label: text.isPartly,
    tone: 'warning',
    Icon: CircleDot,
    map: 'border-warning-line bg-warning-soft text-warning-ink',
  },
  wrong: {
    label: text.isWrong,
    tone: 'danger',
    Icon: CircleX,
    map: 'border-danger-line bg-danger-soft text-danger-ink',
  },
  graded: {
    label: text.isGraded,
    tone: 'accent',
    Icon: PenLine,
    map: 'border-accent-line bg-accent-soft text-accent-ink',
  },
  pending: {
    label: text.isPending,
    tone: 'neutral',
    Icon: Hourglass,
    map: 'border-line bg-well text-muted',
  },
  skipped: {
    label: text.isSkipped,
    tone: 'neutral',
    Icon: CircleDashed,
    map: 'border-line bg-well text-muted',
  },
};
