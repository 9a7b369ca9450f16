import { useNavigation } from 'react-router-dom';
import { messages } from '../messages.ts';

/** A thin line under the top edge while the next page loads; quick changes never show it (the delay is in the class). */
export function RouteProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-60 h-0.5 animate-fade-in [animation-delay:150ms]">
      <div className="h-full origin-left animate-creep bg-accent [animation-delay:150ms]" />
      <span className="sr-only">{messages.loadingPage}</span>
    </div>
  );
}
