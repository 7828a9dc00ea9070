import * as z from 'zod/mini';

/** How much an arena spares its players: nothing, what is offensive, or also what is merely not for children. Chosen by the host. */
export const familyLevels = ['off', 'mild', 'strict'] as const;
export type FamilyLevel = (typeof familyLevels)[number];
export const Family = z.enum(familyLevels);

/** The strictest level at which a text or a picture is still shown as it is. */
export type Rating = FamilyLevel;
