/** The parts of JSON Schema that zod writes and this page reads. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  pattern?: string;
  default?: unknown;
}

const literal = (value: unknown) => (typeof value === 'string' ? `"${value}"` : String(value));

/** Takes a field's schema; returns its type as a reader of TypeScript would write it. */
export function typeName(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'unknown';
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' or ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeName({ ...schema, type })).join(' or ');
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.map(typeName).join(' or ');
  if (schema.type === 'array') return `list of ${typeName(schema.items ?? {})}`;
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(
      ([name, field]) => `${name}${schema.required?.includes(name) ? '' : '?'}: ${typeName(field)}`,
    );
    return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
  }
  if (schema.type === 'object') {
    return typeof schema.additionalProperties === 'object' ? `map of ${typeName(schema.additionalProperties)} by text` : 'object';
  }
  if (schema.type === 'integer') return 'whole number';
  if (schema.type === 'string') return 'text';
  return schema.type ?? 'anything';
}

/** Takes a field's schema; returns its limits in words, empty when it has none. */
export function limitsOf(schema: JsonSchema): string {
  const words: string[] = [];
  const { minimum, maximum } = schema;
  const low = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? minimum : undefined;
  const high = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined;
  if (low !== undefined && high !== undefined) words.push(`${low} to ${high}`);
  else if (low !== undefined) words.push(`at least ${low}`);
  else if (high !== undefined) words.push(`at most ${high}`);
  if (schema.minLength !== undefined) words.push(`at least ${schema.minLength} characters`);
  if (schema.maxLength !== undefined) words.push(`at most ${schema.maxLength} characters`);
  if (schema.maxItems !== undefined) words.push(`at most ${schema.maxItems}`);
  if (schema.default !== undefined) words.push(`${literal(schema.default)} when absent`);
  return words.join('; ');
}
