import type { ComponentType } from 'react';

export interface Primitive {
  /** The name of its (first) export. */
  name: string;
  /** Its file in `src/components/ui`; none for a set of tokens. */
  file?: string | undefined;
  /** What it is for, and what something else is for: one line. */
  usage: string;
  /** Words that a search should find it by, besides name and usage. */
  keywords?: string | undefined;
  /** Needs the width of both columns: the themes stand above each other. */
  wide?: boolean | undefined;
  /** All its states; rendered once for each theme. */
  Demo: ComponentType;
}

export interface PrimitiveGroup {
  id: string;
  title: string;
  text: string;
  primitives: readonly Primitive[];
}

/** The anchor of a primitive: "Icon button" → "icon-button". */
export const anchorOf = ({ name }: Primitive): string => name.toLowerCase().replaceAll(/\W+/g, '-');
