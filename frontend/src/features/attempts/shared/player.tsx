import type { ShownMedia } from '@quizhall/shared/model/quizzes/question';
import { use } from 'react';
import { WrittenIn } from '@/lib/written-in.ts';
import { messages } from './messages.ts';

interface PlayerProps {
  kind: 'audio' | 'video';
  media: ShownMedia;
  label: string;
  className: string;
}

/** Sound or film with the browser's own controls, and its captions where it has some. */
export function Player({ kind, media: { url, captionsUrl }, label, className }: PlayerProps) {
  const language = use(WrittenIn);
  const controls = { src: url, controls: true, preload: 'metadata', 'aria-label': label, className } as const;
  const captions = captionsUrl && (
    <track kind="captions" src={captionsUrl} srcLang={language} label={messages.take.captions} default />
  );
  // Browsers show the captions of a film only: sound with captions is a film without a picture.
  if (kind === 'audio' && !captions) {
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    return <audio {...controls} />;
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video {...controls} playsInline>
      {captions}
    </video>
  );
}
