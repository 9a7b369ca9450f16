import { LIMITS } from '@quizhall/shared/model/limits';
import {
  COMMON_PASSWORD_MESSAGE,
  isTooEasy,
  type PasswordOwner,
} from '@quizhall/shared/rules/accounts/password';
import { passwordStrength } from '@quizhall/shared/rules/accounts/password-strength';
import { cx } from './cx.ts';
import { SOLID_TONES, type Tone } from './tone.ts';
import { parts } from './messages.ts';
import { sharedText } from '@/lib/language.ts';

const STEPS = 5;
const TONES: Record<ReturnType<typeof passwordStrength>['label'], Tone> = {
  Weak: 'danger',
  Fair: 'warning',
  Good: 'warning',
  Strong: 'success',
  'Very Strong': 'success',
};

interface Props {
  value: string;
  /** The account the password is for: its own name and address are too easy to guess. */
  owner?: PasswordOwner;
}

/** Strength of a new password in five steps and a word; nothing while it is empty. `<PasswordMeter value={password} />` */
export function PasswordMeter({ value, owner }: Props) {
  const tooEasy = isTooEasy(value, owner);
  const strength = passwordStrength(value);
  const score = tooEasy ? 1 : strength.score;
  const label = tooEasy ? 'Weak' : strength.label;
  return (
    <div role="status" className={cx('flex flex-col gap-1', !value && 'hidden')}>
      <div className="flex items-center gap-3">
        <div aria-hidden="true" className="flex flex-1 gap-1.5">
          {Array.from({ length: STEPS }, (_, step) => (
            <span
              key={step}
              className={cx(
                'h-1.5 flex-1 rounded-full transition-colors',
                step < Math.max(1, score) ? SOLID_TONES[TONES[label]] : 'bg-line',
              )}
            />
          ))}
        </div>
        <span className="w-20 text-right text-xs font-medium text-muted">
          <span className="sr-only">{parts.passwordStrength} </span>
          {value && parts.strengths[label]}
        </span>
      </div>
      {tooEasy && value.length >= LIMITS.passwordMin && (
        <p className="text-xs text-muted">{sharedText(COMMON_PASSWORD_MESSAGE)}</p>
      )}
    </div>
  );
}
