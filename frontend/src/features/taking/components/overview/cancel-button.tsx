import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { overview } from '../../overview-messages.ts';

/** Back to where the person came from; to the site root for whoever came straight here. */
export function CancelButton({ label = overview.cancel }: { label?: string }) {
  const navigate = useNavigate();
  const cancel = () => {
    const cameFromHere = typeof window.history.state?.idx === 'number' && window.history.state.idx > 0;
    void (cameFromHere ? navigate(-1) : navigate('/'));
  };
  return (
    <Button size="lg" variant="secondary" onClick={cancel}>
      {label}
    </Button>
  );
}
