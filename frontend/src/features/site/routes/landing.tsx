import { useLocation } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { Hero } from '../components/hero.tsx';
import { useChunk } from '../hooks/use-chunk.ts';
import { useSoon } from '@/lib/use-soon.ts';
import { MESSAGES } from '../messages.ts';

const text = MESSAGES.more;
const loadMore = () => import('../components/more.tsx');

/**
 * The public front page. What is below the first screen comes right after it, in one piece, so that
 * nothing on screen moves and links to a section find it.
 */
export function Component() {
  useTitle(MESSAGES.title);
  const { hash } = useLocation();
  const isSoon = useSoon();
  const { chunk, hasFailed } = useChunk(loadMore, isSoon || hash !== '');
  return (
    <>
      <Hero />
      {chunk ? <chunk.More /> : <Reserved hasFailed={hasFailed} />}
    </>
  );
}

/** As high as a long page, so that the footer does not show and then go. */
function Reserved({ hasFailed }: { hasFailed: boolean }) {
  if (!hasFailed) return <div aria-busy="true" className="min-h-[420rem]" />;
  return (
    <div role="alert" className="flex flex-col items-center gap-4 px-4 py-20 text-muted">
      <p>{text.failed}</p>
      {/* Some browsers remember a module that did not come: only a fresh page asks again. */}
      <Button variant="secondary" onClick={() => window.location.reload()}>
        {text.retry}
      </Button>
    </div>
  );
}
