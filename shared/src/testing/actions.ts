import type { Endpoint, Permission } from '../contract/endpoint.ts';
import type { Action } from '../rules/permissions.ts';
import { inputSchema } from './json-schema.ts';

/** An action that a call may come to ask for, and what its body says then. */
interface Asked {
  action: Action;
  body: Record<string, string>;
}

/** `upload.{purpose}` asks for as many actions as the body's field has values; any other permission for one. */
export function actionsOf({ body }: Endpoint, permission: Permission): Asked[] {
  const { action } = permission;
  const field = /\{(\w+)\}/.exec(action)?.[1];
  if (!field) return [{ action: action as Action, body: {} }];
  const values = (body && inputSchema(body).properties?.[field]?.enum) ?? [];
  return values.map((value) => ({
    action: action.replace(`{${field}}`, String(value)) as Action,
    body: { [field]: String(value) },
  }));
}
