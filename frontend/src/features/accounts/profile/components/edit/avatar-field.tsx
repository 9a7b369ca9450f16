import { acceptOf } from '@quizhall/shared/rules/quizzes/uploads';
import { useId, useRef } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { AvatarChoice } from '../../hooks/use-avatar.ts';
import { messages } from '../../messages.ts';

const text = messages.edit.picture;

interface Props {
  avatar: AvatarChoice;
  name: string;
  /** Address of the picture that is saved. */
  present: string | undefined;
}

/** The picture as it would be saved, and the ways to another one or none. */
export function AvatarField({ avatar, name, present }: Props) {
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const upload = useRef<HTMLButtonElement>(null);
  const shown = avatar.change === undefined ? present : avatar.url;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Avatar name={name} src={shown} size="xl" />
      <div className="min-w-0 flex-1 basis-56">
        <div className="flex flex-wrap gap-3">
          <Button
            ref={upload}
            variant="secondary"
            size="sm"
            aria-describedby={hint}
            loading={avatar.uploading}
            onClick={() => input.current?.click()}
          >
            {shown ? text.change : text.upload}
          </Button>
          {shown && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                // The button goes with the picture; the focus must not go with it.
                upload.current?.focus();
                avatar.remove();
              }}
            >
              {text.remove}
            </Button>
          )}
        </div>
        <p id={hint} className="mt-2 text-sm text-muted">
          {text.hint}
        </p>
        {avatar.error && (
          <p role="alert" className="mt-1 text-sm text-danger-ink">
            {avatar.error}
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={text.upload}
        accept={acceptOf('avatar')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again.
          target.value = '';
          if (file) avatar.choose(file);
        }}
      />
    </div>
  );
}
