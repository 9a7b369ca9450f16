import toast from 'react-hot-toast';
import { Button } from './ui/button.tsx';
import { say } from '@/lib/language.ts';

const text = {
  failed: 'This part of the page could not be loaded. Try again, or reload the page.',
  reload: 'Reload page',
};

let shown = '';

/** Says that code loaded on demand did not come; anew each time, so that it is also heard each time. */
export function showPartFailed(): void {
  toast.remove(shown);
  shown = toast.error(
    <span className="flex flex-col items-start gap-3">
      {say(text.failed)}
      <Button variant="secondary" size="sm" onClick={() => location.reload()}>
        {say(text.reload)}
      </Button>
    </span>,
  );
}
