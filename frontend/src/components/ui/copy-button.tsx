import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import toast from 'react-hot-toast';
import { Button, type ButtonSize, type ButtonVariant } from './button.tsx';
import { WRAPS } from './wraps.ts';
import { parts } from './messages.ts';

export interface CopyButtonProps {
  text: string;
  label: string;
  /** Toast after a successful copy. */
  toast?: string | undefined;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
}

type Outcome = 'copied' | 'failed' | undefined;

const FACES = {
  copied: { icon: <Check />, text: parts.copied },
  failed: { icon: <TriangleAlert />, text: parts.copyFailed },
} as const;

/**
 * Puts a text on the clipboard and says so on the button itself for two seconds.
 * `<CopyButton text={link} label="Copy link" toast="Link copied" />`
 */
export function CopyButton({
  text,
  label,
  toast: note,
  variant = 'secondary',
  size = 'md',
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), 2_000);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
      if (note) toast.success(note);
    } catch {
      // Refused by the browser (permission, insecure origin): the text stays visible beside the button to copy by hand.
      setOutcome('failed');
    }
  };
  const face = outcome && FACES[outcome];
  return (
    <Button
      variant={variant}
      size={size}
      icon={face ? face.icon : <Copy />}
      className={WRAPS}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{face ? face.text : label}</span>
    </Button>
  );
}
