/** What was typed cannot be done; the message is one line for the operator. */
export class Mistake extends Error {
  override name = 'Mistake';
}

/** Does something to a database; what that says when it fails is one line for the operator, too: a wrong address, a wrong password, a damaged file. */
export async function told<T>(job: () => T | Promise<T>): Promise<T> {
  try {
    return await job();
  } catch (error) {
    if (error instanceof Mistake) throw error;
    throw new Mistake(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
