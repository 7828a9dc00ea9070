import { z } from 'zod';

/** An http or https address that is safe in a header and on a page. */
export const webAddress = z
  .string()
  .max(500)
  .refine((text) => /^https?:\/\/[^\s;,'"<>@\\]+$/.test(text) && URL.canParse(text));
