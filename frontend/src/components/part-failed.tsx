import toast from 'react-hot-toast';
import { Button } from './ui/button.tsx';
import { parts } from './ui/messages.ts';

let shown = '';

/** Says that code loaded on demand did not come; anew each time, so that it is also heard each time. */
export function showPartFailed(): void {
  toast.remove(shown);
  shown = toast.error(
    <span className="flex flex-col items-start gap-3">
      {parts.partFailed}
      <Button variant="secondary" size="sm" onClick={() => location.reload()}>
        {parts.reloadPage}
      </Button>
    </span>,
  );
}
