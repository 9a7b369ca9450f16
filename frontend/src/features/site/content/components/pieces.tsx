import { Fragment } from 'react';
import { ExternalLink, LINK_LOOK } from '@/components/ui/text-link.tsx';
import { SiteLink } from '@/lib/site-pages.tsx';
import type { Piece } from '../model/content.ts';

/** A line of text with its marks and links; a page that the site does not have is named without a link. */
export const Pieces = ({ of }: { of: readonly Piece[] }) =>
  of.map((piece, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- the text never changes
    <Fragment key={place}>{typeof piece === 'string' ? piece : <MarkedPiece piece={piece} />}</Fragment>
  ));

function MarkedPiece({ piece }: { piece: Exclude<Piece, string> }) {
  const inner = <Pieces of={piece.of} />;
  if ('to' in piece) {
    if (piece.to.startsWith('mailto:'))
      return (
        <a href={piece.to} className={LINK_LOOK}>
          {inner}
        </a>
      );
    if (!piece.to.startsWith('/')) return <ExternalLink href={piece.to}>{inner}</ExternalLink>;
    return (
      <SiteLink to={piece.to} className={LINK_LOOK}>
        {inner}
      </SiteLink>
    );
  }
  if (piece.mark === 'code')
    return (
      <code className="rounded-inner bg-well px-1.5 py-0.5 font-mono text-[0.9em] wrap-anywhere">
        {inner}
      </code>
    );
  return piece.mark === 'strong' ? (
    <strong className="font-semibold text-ink">{inner}</strong>
  ) : (
    <em>{inner}</em>
  );
}

/** The words alone. */
export const plainOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : plainOf(piece.of))).join('');
