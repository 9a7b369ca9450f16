/** A part of a line of text: as it is, or with a mark. */
export type Piece =
  | string
  | { mark: 'strong' | 'em' | 'code'; of: Piece[] }
  /** `to` is an address of the site, or a whole one elsewhere. */
  | { to: string; of: Piece[] };

export interface ContentCard {
  title: string;
  to?: string;
  note?: string;
  text: Piece[];
}

export interface ContentAction {
  label: string;
  to: string;
}

/** What a page is made of, in its order. */
export type ContentBlock =
  | { type: 'heading'; level: 2 | 3; id: string; of: Piece[] }
  | { type: 'paragraph'; of: Piece[] }
  | { type: 'list'; ordered: boolean; items: Piece[][] }
  | { type: 'code'; text: string }
  | { type: 'table'; head: Piece[][]; rows: Piece[][][] }
  /** Cards of the personal plans. */
  | { type: 'plans' }
  | { type: 'picture'; name: string; alt: string }
  | { type: 'note'; blocks: ContentBlock[] }
  | { type: 'steps'; steps: { title: Piece[]; id: string; blocks: ContentBlock[] }[] }
  | { type: 'cards'; cards: ContentCard[] }
  | { type: 'actions'; actions: ContentAction[] };

/** `page`: columns and cards; `text`: one column that is read from top to bottom, with its contents beside it. */
export type ContentWidth = 'page' | 'text';

/** A page as the build makes it of a text file: the browser parses nothing. */
export interface ContentPage {
  path: string;
  title: string;
  /** The main heading, where it says more than the title. */
  heading: string;
  description: string;
  /** Above the heading, with the page that it leads to. */
  section?: { label: string; to: string };
  width: ContentWidth;
  /** `2026-11-23` */
  updated?: string;
  /** Whether sections are listed at the top. */
  contents: boolean;
  blocks: ContentBlock[];
}
