import type { ParticipantQuestion } from '@quizhall/shared/model/question';
import { messages } from '../../messages.ts';

type Media = NonNullable<ParticipantQuestion['media']>;

const VIDEO = /\.(mp4|webm|mov|m4v)$/i;
const AUDIO = /\.(mp3|ogg|oga|wav|m4a|aac|weba)$/i;
const FRAME = 'mt-5 aspect-video max-h-96 w-full rounded-card border border-line bg-well object-contain';

/** Picture, sound or film of a question, by the ending of its address. */
export function QuestionMedia({ media: { url, alt }, index }: { media: Media; index: number }) {
  const label = alt || messages.take.media(index + 1);
  if (VIDEO.test(url)) return <Film url={url} label={label} />;
  if (AUDIO.test(url)) return <Sound url={url} label={label} />;
  return <img src={url} alt={alt} decoding="async" className={FRAME} />;
}

// Captions are not stored with a question: the author's description is the text alternative of film and sound.

function Film({ url, label }: { url: string; label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video src={url} controls preload="metadata" aria-label={label} className={FRAME} />
  );
}

function Sound({ url, label }: { url: string; label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <audio src={url} controls preload="metadata" aria-label={label} className="mt-5 w-full" />
  );
}
