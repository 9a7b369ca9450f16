import { acceptOf } from '@quizhall/shared/rules/uploads';
import { FileDrop } from '@/components/ui/file-drop.tsx';
import { useLogo } from '../hooks/use-logo.ts';
import { logoMessages } from '../logo-messages.ts';
import type { LogoForm } from '../model/creation-form.ts';

const SMALL = 2 * 1_024 * 1_024;

interface LogoFieldProps {
  logo: LogoForm | null;
  onChange: (logo: LogoForm | null) => void;
  maxBytes: number;
  error?: string | undefined;
}

/** The logo goes straight into the media bucket; the organization then refers to it by its key. */
export function LogoField({ logo, onChange, maxBytes, error }: LogoFieldProps) {
  const upload = useLogo(onChange);
  return (
    <div>
      <FileDrop
        label={logoMessages.label}
        hint={maxBytes > SMALL ? logoMessages.hint : logoMessages.smallHint}
        accept={`${acceptOf('logo')},image/svg+xml,.svg`}
        maxBytes={maxBytes}
        onFile={upload.choose}
        progress={upload.progress}
        previewUrl={logo?.url}
        fit="contain"
        onRemove={upload.remove}
        error={upload.error ?? error}
      />
      {logo && !logo.url && <p className="mt-2 text-sm text-muted">{logoMessages.kept}</p>}
    </div>
  );
}
