import { passwordRules } from '@deadpan/protocol';

/** One line of the live checklist. */
export interface Requirement {
  id: (typeof passwordRules)[number]['id'] | 'match';
  met: boolean;
}

/** The checklist of spec §2 for two typed secrets; `match` appears only once the confirmation is not empty. */
export function requirements(secret: string, confirmation: string): readonly Requirement[] {
  const rules: Requirement[] = passwordRules.map(({ id, holds }) => ({ id, met: holds(secret) }));
  return confirmation === '' ? rules : [...rules, { id: 'match', met: secret === confirmation }];
}

/** What stands in the way of a registration: the rules first, then the confirmation (spec §5). */
export function obstacle(secret: string, confirmation: string): 'rules' | 'match' | undefined {
  if (!passwordRules.every(({ holds }) => holds(secret))) return 'rules';
  return confirmation === '' || secret !== confirmation ? 'match' : undefined;
}
