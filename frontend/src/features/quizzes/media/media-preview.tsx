import { type FileKind, kindOf } from '@quizhall/shared/rules/quizzes/uploads';
import { FileImage, FileVideo, Music } from 'lucide-react';
import { cx } from '@/components/ui/cx.ts';
import { messages } from '../editor/messages.ts';
import { addressOf } from './media.ts';

const TEXT = messages.media;
const ICONS = { picture: FileImage, audio: Music, video: FileVideo, captions: FileImage };

interface MediaPreviewProps {
  /** Stored file's key, or the file name during the upload. */
  name: string;
  /** URL of the file that was chosen here. */
  local: string | undefined;
  small: boolean;
}

/** Preview of the file. Unchecked uploads are never displayed, so one from another browser needs a save first. */
export function MediaPreview({ name, local, small }: MediaPreviewProps) {
  const kind = kindOf(name.toLowerCase()) ?? 'picture';
  const src = addressOf(name, local);
  if (src === undefined) return <Unseen kind={kind} />;
  const frame = cx(
    'rounded-control border border-line bg-well object-contain',
    small ? 'aspect-[4/3] w-28' : 'aspect-video max-h-56 w-full sm:w-80',
  );
  // The media is the author's own upload.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (kind === 'audio') return <audio src={src} controls preload="metadata" className="w-full sm:w-80" />;
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (kind === 'video') return <video src={src} controls preload="metadata" className={frame} />;
  return <img src={src} alt="" className={frame} />;
}

function Unseen({ kind }: { kind: FileKind }) {
  const Icon = ICONS[kind];
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
      {TEXT.kinds[kind]}: {TEXT.unsaved}
    </p>
  );
}
