import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** A kind of command as the package makes it: the client's own command inside, and the two steps that pack and unpack items. */
interface Command {
  clientCommand: {
    resolveMiddleware: (
      stack: unknown,
      config: unknown,
    ) => (command: unknown) => Promise<{ output: unknown }>;
  };
  addMarshallingMiddleware: (config: unknown) => void;
}

type Kind = new (input: object) => Command;

/**
 * Has a client put the steps of a command (packing, user agent, endpoint, signature, retries …) together once for each kind of
 * command. The package copies and sorts some twenty of them anew for every single call, which costs as much as signing it; its own
 * switch for that (`cacheMiddleware`) refuses clients of documents. Steps that are added after the first call of a kind have no
 * effect on it.
 */
export function withKeptSteps(documents: DynamoDBDocumentClient): DynamoDBDocumentClient {
  const kept = new Map<Kind, ReturnType<Command['clientCommand']['resolveMiddleware']>>();
  const stepsOf = (Kind: Kind) => {
    // Of a blank one, so that no item is kept in memory.
    const blank = new Kind({});
    blank.addMarshallingMiddleware(documents.config);
    const steps = blank.clientCommand.resolveMiddleware(documents.middlewareStack, documents.config);
    kept.set(Kind, steps);
    return steps;
  };
  const send = async (command: Command) => {
    const Kind = command.constructor as Kind;
    const { output } = await (kept.get(Kind) ?? stepsOf(Kind))(command.clientCommand);
    return output;
  };
  return Object.assign(documents, { send: send as unknown as DynamoDBDocumentClient['send'] });
}
