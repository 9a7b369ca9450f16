/** Meaning of a colour. Never the only sign of it: an icon or a word says the same. */
export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

/** Quiet fill, its line and its text. */
export const SOFT_TONES: Record<Tone, string> = {
  neutral: 'bg-well text-muted border-line',
  accent: 'bg-accent-soft text-accent-ink border-accent-line',
  success: 'bg-success-soft text-success-ink border-success-line',
  warning: 'bg-warning-soft text-warning-ink border-warning-line',
  danger: 'bg-danger-soft text-danger-ink border-danger-line',
};

/** Strong fill, for bars and dots. */
export const SOLID_TONES: Record<Tone, string> = {
  neutral: 'bg-edge',
  accent: 'bg-accent',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
};

/** The strong colour of a line in a drawing. */
export const STROKE_TONES: Record<Tone, string> = {
  neutral: 'stroke-edge',
  accent: 'stroke-accent',
  success: 'stroke-success',
  warning: 'stroke-warning',
  danger: 'stroke-danger',
};
