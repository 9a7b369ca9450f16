import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { serverMessage } from '@/lib/api/errors.ts';
import { setStartAlert, startAlertQuery } from './start-alert-queries.ts';
import { messages } from '../shared/messages.ts';
import { startAlert as text } from './start-alert-messages.ts';

/** “Tell me when it starts”, for a signed-in person who waits for a quiz. Switched off again, nothing is told. */
export function StartAlert({ quizId }: { quizId: string }) {
  const client = useQueryClient();
  const query = startAlertQuery(quizId);
  const { data: asked, error, isFetching, refetch } = useQuery(query);
  const change = useMutation({
    mutationFn: (wanted: boolean) => setStartAlert(quizId, wanted),
    onSuccess: (now) => client.setQueryData(query.queryKey, now),
  });
  if (asked === undefined && error) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-2 text-left text-sm text-muted">
        <p className="min-w-0 flex-[1_1_10rem]">{text.loadFailed}</p>
        <Button size="sm" variant="secondary" loading={isFetching} onClick={() => void refetch()}>
          {messages.tryAgain}
        </Button>
      </div>
    );
  }
  const wanted = (change.isPending ? change.variables : asked) ?? false;
  return (
    <div className="text-left">
      <Switch
        label={text.label}
        hint={wanted ? text.on : text.off}
        error={change.error ? serverMessage(change.error, text.saveFailed) : undefined}
        checked={wanted}
        loading={asked === undefined || change.isPending}
        onCheckedChange={(next) => change.mutate(next)}
      />
    </div>
  );
}
