import { messages } from '../shared/messages.ts';

interface SignButtonProps {
  disabled: boolean;
  className?: string | undefined;
  onPress: () => void;
}

/** Changes the sign of a number, because the decimal keyboard of iPhones has no minus. Shown on touch screens only. */
export const SignButton = ({ disabled, className = '', onPress }: SignButtonProps) => (
  <button
    type="button"
    aria-label={messages.take.changeSign}
    disabled={disabled}
    onClick={onPress}
    className={`field-edge hidden size-11 shrink-0 place-items-center rounded-control text-lg text-ink disabled:text-faint pointer-coarse:grid ${className}`}
  >
    <span aria-hidden="true">±</span>
  </button>
);
