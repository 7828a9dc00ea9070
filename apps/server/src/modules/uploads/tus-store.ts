import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import type { UserId } from '@deadpan/protocol';
import type { Uploads } from './uploads.ts';

/** The tus server's store over our uploads, for one player and one request. */
export class PlayerStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination'];
  readonly #uploads: Uploads;
  readonly #owner: UserId;
  readonly #confirm: () => Promise<void>;

  constructor(uploads: Uploads, owner: UserId, confirm: () => Promise<void>) {
    super();
    this.#uploads = uploads;
    this.#owner = owner;
    this.#confirm = confirm;
  }

  override async create(upload: Upload): Promise<Upload> {
    await this.#uploads.begin(this.#owner, upload.id, upload.size ?? 0, upload.metadata ?? {});
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, received, createdAt } = await this.#uploads.get(this.#owner, id);
    return new Upload({ id, size, offset: received, creation_date: new Date(createdAt).toISOString() });
  }

  override write(stream: Readable, id: string, offset: number): Promise<number> {
    return this.#uploads.receive(this.#owner, id, offset, stream, this.#confirm);
  }

  override remove(id: string): Promise<void> {
    return this.#uploads.cancel(this.#owner, id);
  }
}
