import { passwordStrength } from '@quizhall/shared/rules/password-strength';
import { cx } from './cx.ts';
import { SOLID_TONES, type Tone } from './tone.ts';
import { say } from '@/lib/language.ts';

const STEPS = 5;
const TONES: Record<ReturnType<typeof passwordStrength>['label'], Tone> = {
  Weak: 'danger',
  Fair: 'warning',
  Good: 'warning',
  Strong: 'success',
  'Very Strong': 'success',
};

/** How strong a new password is, in five steps and a word; nothing while it is empty. `<PasswordMeter value={password} />` */
export function PasswordMeter({ value }: { value: string }) {
  const { score, label } = passwordStrength(value);
  return (
    <div role="status" className={cx('flex items-center gap-3', !value && 'hidden')}>
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
        <span className="sr-only">{say('Password strength:')} </span>
        {value && say(label)}
      </span>
    </div>
  );
}
