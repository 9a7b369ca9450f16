import { ArrowLeft, Pause, Play } from 'lucide-react';
import { Link, Outlet } from 'react-router-dom';
import { cx } from '@/components/ui/cx.ts';
import { Logo } from '@/components/ui/logo.tsx';
import { messages } from '../messages.ts';
import { LanguagePicker } from '../nav/language-picker.tsx';
import { AnswerSheet } from './auth-art/answer-sheet.tsx';
import { useRotation } from './auth-art/rotation.ts';
import { ScoreRings } from './auth-art/score-rings.tsx';
import { Tiles } from './auth-art/tiles.tsx';
import { Main } from './main.tsx';

const BACKGROUNDS = [Tiles, AnswerSheet, ScoreRings];

const ON_ART =
  'inline-flex items-center gap-2 rounded-control bg-black/60 text-sm font-medium text-white backdrop-blur-sm transition-colors hover:bg-black/75 focus-visible:outline-white';

/** Sign-in pages: one panel over a background that changes every 8 seconds. The panel is drawn here; pages fill it. */
export function AuthLayout() {
  const { current, paused, still, togglePaused } = useRotation(BACKGROUNDS.length);
  return (
    <div className="relative isolate flex min-h-dvh flex-col">
      <div aria-hidden="true" data-full-bleed className="fixed inset-0 -z-10 overflow-hidden bg-black">
        {BACKGROUNDS.map((Background, place) => (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- the list is fixed, and built code has no names
            key={place}
            className={cx(
              'absolute inset-0 transition-opacity duration-1000',
              place === current ? 'opacity-100' : 'opacity-0',
            )}
          >
            <Background />
          </div>
        ))}
        <div className="absolute inset-0 bg-linear-to-br from-black/10 via-black/25 to-black/60" />
      </div>

      <header className="flex items-center p-4 sm:p-6">
        <Link to="/" className={cx(ON_ART, 'h-11 px-4')}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          {messages.auth.back}
        </Link>
      </header>
      <Main className="items-center justify-center px-4 pb-6">
        <div className="w-full max-w-lg rounded-card border border-line bg-surface p-6 shadow-overlay sm:p-10">
          <Logo className="mb-6" />
          <Outlet />
        </div>
      </Main>
      <footer className="flex min-h-16 items-center justify-end gap-3 px-4 pb-4 sm:px-6">
        <LanguagePicker className={cx(ON_ART, 'h-11 px-3')} />
        {!still && (
          <button
            type="button"
            onClick={togglePaused}
            aria-label={paused ? messages.auth.play : messages.auth.pause}
            className={cx(ON_ART, 'size-11 justify-center')}
          >
            {paused ? (
              <Play aria-hidden="true" className="size-4" />
            ) : (
              <Pause aria-hidden="true" className="size-4" />
            )}
          </button>
        )}
      </footer>
    </div>
  );
}
