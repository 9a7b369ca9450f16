import { type FileKind, kindOf } from '@quizhall/shared/rules/quizzes/uploads';
import { FileImage } from 'lucide-react';
import { use } from 'react';
import { WrittenIn } from '@/lib/written-in.ts';
import { messages } from './messages.ts';
import type { PreviewMedia } from './preview-quiz.ts';

const FRAMES = {
  question: 'aspect-video max-h-80 w-full rounded-card',
  option: 'aspect-[4/3] w-full max-w-56 rounded-inner',
  list: 'aspect-[4/3] w-32 rounded-inner',
};

interface ShownFileProps {
  media: PreviewMedia;
  /** What it is called where its author has not described it. */
  label: string;
  place: keyof typeof FRAMES;
}

/** Picture, sound or film where it can be shown already; else what stands there. */
export function ShownFile({ media, label, place }: ShownFileProps) {
  const kind = kindOf(media.name.toLowerCase()) ?? 'picture';
  if (media.url === undefined) return <Unseen kind={kind} alt={media.alt} />;
  const frame = `${FRAMES[place]} border border-line bg-well object-contain`;
  if (kind === 'audio' || kind === 'video')
    return <Player media={media} kind={kind} label={media.alt || label} frame={frame} />;
  return <img src={media.url} alt={media.alt} loading="lazy" decoding="async" className={frame} />;
}

interface PlayerProps {
  media: PreviewMedia;
  kind: 'audio' | 'video';
  label: string;
  frame: string;
}

function Player({ media: { url, captionsUrl }, kind, label, frame }: PlayerProps) {
  const language = use(WrittenIn);
  const controls = { src: url, controls: true, preload: 'metadata', 'aria-label': label } as const;
  const captions = captionsUrl && (
    <track kind="captions" src={captionsUrl} srcLang={language} label={messages.captions} default />
  );
  // Browsers show the captions of a film only: sound with captions is a film without a picture.
  if (kind === 'audio' && !captions) {
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    return <audio {...controls} className="h-14 w-full max-w-96" />;
  }
  const look = kind === 'audio' ? 'h-32 w-full max-w-96 rounded-inner bg-black' : frame;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video {...controls} playsInline className={look}>
      {captions}
    </video>
  );
}

/** Sound and film have controls of their own, which must not choose the option around them. */
export const isPlayed = ({ name }: PreviewMedia): boolean =>
  ['audio', 'video'].includes(kindOf(name.toLowerCase()) ?? '');

function Unseen({ kind, alt }: { kind: FileKind; alt: string }) {
  return (
    <span className="flex items-center gap-2 rounded-control border border-dashed border-edge px-3 py-2 text-sm text-muted">
      <FileImage aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
      <span className="min-w-0 wrap-anywhere">
        {messages.unseen[kind]}
        {alt && `: ${alt}`} ({messages.afterSave})
      </span>
    </span>
  );
}
