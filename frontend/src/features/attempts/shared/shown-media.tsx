import type { ShownMedia as Media } from '@quizhall/shared/model/quizzes/question';
import { kindOf } from '@quizhall/shared/rules/quizzes/uploads';
import { lazyPart } from '@/components/lazy-part.tsx';
import { PartBoundary } from '@/components/part-boundary.tsx';
import { use } from 'react';
import { WrittenIn } from '@/lib/written-in.ts';
import { ShownPicture } from '../take/shown-picture.tsx';

/** Few questions have sound or film: the code comes when the browser is idle, or with the first of them. */
export const loadPlayer = () => import('./player.tsx');
const Player = lazyPart(async () => (await loadPlayer()).Player);

/** Space that is kept from the start, so that nothing moves when a picture or the player's code has come. */
const FRAMES = {
  question: 'aspect-video max-h-[calc(24rem*var(--zoom,1))] w-full rounded-card',
  option: 'aspect-[4/3] w-full max-w-[calc(16rem*var(--zoom,1))] rounded-inner',
};
const SOUND = { question: 'h-14 w-full', option: 'h-14 w-full max-w-96' };
/** Its captions stand over it. */
const CAPTIONED_SOUND = 'h-32 w-full max-w-96 rounded-inner bg-black';

interface ShownMediaProps {
  media: Media;
  /** What it is called where its author has not described it. */
  label: string;
  place: keyof typeof FRAMES;
}

/** Picture, sound or film of a question or of an option, by the ending of its address. */
export function ShownMedia({ media, label, place }: ShownMediaProps) {
  const language = use(WrittenIn);
  const kind = kindOf(media.url);
  const frame = frameOf(media, place);
  if (kind !== 'audio' && kind !== 'video') {
    if (place === 'question') return <ShownPicture media={media} label={label} className={frame} />;
    return (
      <img
        src={media.url}
        alt={media.alt}
        lang={language}
        loading="lazy"
        decoding="async"
        className={frame}
      />
    );
  }
  return (
    <PartBoundary>
      <Player
        kind={kind}
        media={media}
        label={media.alt || label}
        className={frame}
        fallback={<div className={frame} />}
      />
    </PartBoundary>
  );
}

function frameOf({ url, captionsUrl }: Media, place: ShownMediaProps['place']): string {
  if (kindOf(url) !== 'audio') return `${FRAMES[place]} border border-line bg-well object-contain`;
  return captionsUrl ? CAPTIONED_SOUND : SOUND[place];
}

/** Sound and film have controls of their own, which must not choose the option around them. */
export const isPlayed = ({ url }: Pick<Media, 'url'>): boolean =>
  ['audio', 'video'].includes(kindOf(url) ?? '');
