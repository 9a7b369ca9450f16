import { CircleCheck, Trash2, UploadCloud } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { Field, useFieldIds } from './field.tsx';
import { acceptsFile, sizeText } from './file-rules.ts';
import { ProgressBar } from './progress-bar.tsx';
import { parts } from './messages.ts';

export interface FileDropProps {
  label: ReactNode;
  hint: string;
  /** As of an input: "image/png,image/jpeg,.csv". */
  accept: string;
  maxBytes: number;
  onFile: (file: File) => void;
  /** 0 to 100 while an upload runs. */
  progress?: number | undefined;
  previewUrl?: string | undefined;
  /** Whether the picture fills the area, or is seen whole, as a logo is. */
  fit?: 'cover' | 'contain' | undefined;
  onRemove?: (() => void) | undefined;
  error?: ReactNode;
  disabled?: boolean | undefined;
  hideLabel?: boolean | undefined;
}

const PICTURES = {
  cover: 'aspect-video max-h-64 w-full object-cover',
  // On white, as logos stand everywhere: a dark one without a background is seen in the dark theme, too.
  contain: 'h-36 w-full bg-white object-contain p-4',
} as const;

function dropLook({ over, off, invalid }: { over: boolean; off: boolean; invalid: boolean }): string {
  if (off) return 'border-line bg-well';
  if (over) return 'border-accent bg-accent-soft';
  return cx(
    'bg-well hover:border-accent-ink hover:bg-accent-soft active:border-accent',
    invalid ? 'border-danger-ink' : 'border-edge',
  );
}

function refusalOf(
  file: File,
  { accept, maxBytes }: Pick<FileDropProps, 'accept' | 'maxBytes'>,
): string | undefined {
  if (!acceptsFile(accept, file)) return parts.notAccepted({ name: file.name });
  if (file.size <= maxBytes) return undefined;
  return parts.tooLarge({ name: file.name, size: sizeText(file.size), most: sizeText(maxBytes) });
}

/**
 * A file by click, keyboard or drop. Type and size are checked here for comfort; the server checks again.
 * `<FileDrop label="Cover" hint="PNG or JPEG, up to 5 MB" accept="image/png,image/jpeg" maxBytes={5 * 1024 ** 2} onFile={upload} progress={40} />`
 */
export function FileDrop({
  label,
  hint,
  accept,
  maxBytes,
  onFile,
  progress,
  previewUrl,
  fit = 'cover',
  onRemove,
  error,
  disabled = false,
  hideLabel,
}: FileDropProps) {
  const [refused, setRefused] = useState<string>();
  const [over, setOver] = useState(false);
  const shown = error ?? refused;
  const ids = useFieldIds({ hint, error: shown });
  const busy = progress !== undefined && progress < 100;

  const take = (file: File | undefined) => {
    if (!file || disabled || busy) return;
    const refusal = refusalOf(file, { accept, maxBytes });
    setRefused(refusal);
    if (!refusal) onFile(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };

  return (
    <Field ids={ids} label={label} hint={hint} error={shown} hideLabel={hideLabel}>
      {/* The input covers the whole area, so that click, keyboard and drop are the browser's own. */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={cx(
          'relative overflow-hidden rounded-control border border-dashed outline-transparent transition-colors has-[:focus-visible]:border-accent-ink has-[:focus-visible]:ring-3 has-[:focus-visible]:ring-accent/30 has-[:focus-visible]:outline-2',
          dropLook({ over, off: disabled || busy, invalid: Boolean(shown) }),
        )}
      >
        {previewUrl ? (
          <img src={previewUrl} alt="" className={PICTURES[fit]} />
        ) : (
          <Invitation disabled={disabled} />
        )}
        <input
          id={ids.id}
          {...ids.aria}
          type="file"
          accept={accept}
          disabled={disabled || busy}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // The same file may be chosen again after it was refused or removed.
            event.target.value = '';
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
      </div>
      {busy && <ProgressBar value={progress} label={parts.uploading} showValue />}
      {progress === 100 && !shown && <Uploaded />}
      {onRemove && previewUrl && !busy && (
        <Button
          variant="ghost"
          size="sm"
          icon={<Trash2 />}
          disabled={disabled}
          onClick={onRemove}
          className="self-start"
        >
          {parts.remove}
        </Button>
      )}
    </Field>
  );
}

function Invitation({ disabled }: { disabled: boolean }) {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-8 text-center">
      <UploadCloud
        aria-hidden="true"
        className={cx('size-7', disabled ? 'text-disabled' : 'text-accent-ink')}
      />
      <p className={cx('text-sm', disabled ? 'text-faint' : 'text-ink')}>
        <span className={cx('font-medium', !disabled && 'text-accent-ink')}>{parts.chooseFile}</span>{' '}
        {parts.dropFile}
      </p>
    </div>
  );
}

function Uploaded() {
  return (
    <p role="status" className="flex items-center gap-1.5 text-sm text-success-ink">
      <CircleCheck aria-hidden="true" className="size-4" /> {parts.uploaded}
    </p>
  );
}
