import { useNavigate } from 'react-router-dom';
import { isEmbedded } from '@/lib/embedded.ts';
import { Button } from '@/components/ui/button.tsx';
import { overview } from './overview-messages.ts';

/** Back to the page before this one, or to the home page. A frame of another site has neither: there is no button. */
export function CancelButton({ label = overview.cancel }: { label?: string }) {
  const navigate = useNavigate();
  const cancel = () => {
    const cameFromHere = typeof window.history.state?.idx === 'number' && window.history.state.idx > 0;
    void (cameFromHere ? navigate(-1) : navigate('/'));
  };
  if (isEmbedded) return null;
  return (
    <Button size="lg" variant="secondary" onClick={cancel}>
      {label}
    </Button>
  );
}
