// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { coverPattern } from './cover-pattern.ts';
import { Cover } from './cover.tsx';

afterEach(cleanup);

const url = (width: number) => `/media/cover/u/${width}.webp`;
const PICTURE = {
  url: url(1_600),
  sizes: [1_600, 800, 400].map((width) => ({ width, url: url(width) })),
  tint: '#336699',
};

const show = (picture: typeof PICTURE | { url: string } | undefined, place: 'card' | 'poster' = 'card') => {
  const { container } = render(<Cover seed="q_1" picture={picture} place={place} />);
  return container.querySelector('img');
};

describe('a cover', () => {
  it('offers the sizes that its place has a use for', () => {
    const card = show(PICTURE);
    expect(card?.getAttribute('srcset')).toBe(`${url(400)} 400w, ${url(800)} 800w`);
    expect(card?.getAttribute('src')).toBe(url(800));
    expect(card?.getAttribute('sizes')).toContain('100vw');
    expect(show(PICTURE, 'poster')?.getAttribute('srcset')).toContain(`${url(1_600)} 1600w`);
  });

  it('shows one that came without sizes as it is', () => {
    const image = show({ url: '/media/cover/u/old.png' });
    expect(image?.getAttribute('src')).toBe('/media/cover/u/old.png');
    expect(image?.hasAttribute('srcset')).toBe(false);
  });

  it('holds its place in its own colour until it is there', () => {
    const image = show(PICTURE) as HTMLImageElement;
    expect(image.style.backgroundColor).toBe('#336699');
    fireEvent.load(image);
    expect(image.style.backgroundColor).toBe('');
  });

  it('gives way to the pattern when it does not load', () => {
    const image = show(PICTURE) as HTMLImageElement;
    const parent = image.parentElement;
    fireEvent.error(image);
    expect(parent?.querySelector('img')).toBeNull();
    expect(parent?.querySelector('svg')).not.toBeNull();
  });

  it('draws the whole pattern with a ground and a path for each ink, so that lists of cards stay light', () => {
    const { container } = render(<Cover seed="q_1" place="card" />);
    expect(container.querySelectorAll('rect')).toHaveLength(1);
    const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
    expect(paths).toHaveLength(3);
    const { tiles } = coverPattern('q_1');
    const begun = (ink: number) => tiles.filter((tile) => tile.ink === ink).length;
    expect(paths.map((d) => d.split('M').length - 1)).toEqual([begun(0), begun(1), begun(2)]);
  });
});
