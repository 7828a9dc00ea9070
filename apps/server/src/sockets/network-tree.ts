/** Members by the networks they are in, from the widest to the narrowest. Each method takes a path of such networks; the empty path is everything. */
export interface NetworkTree<Member> {
  add(member: Member, path: readonly string[]): void;
  /** Removes a member wherever it is; a second time does nothing. */
  remove(member: Member): void;
  size(path: readonly string[]): number;
  /** The members of the narrowest network that is reached by going from this one into the largest each time, the oldest first. */
  largest(path: readonly string[]): Member[];
}

interface Node<Member> {
  size: number;
  children: Map<string, Node<Member>>;
  /** Only of the narrowest networks; in the order in which they came. */
  members: Set<Member>;
}

export function createNetworkTree<Member>(): NetworkTree<Member> {
  const createNode = (): Node<Member> => ({ size: 0, children: new Map(), members: new Set() });
  const root = createNode();
  const paths = new Map<Member, readonly string[]>();

  const find = (path: readonly string[]): Node<Member> | undefined =>
    path.reduce<Node<Member> | undefined>((node, key) => node?.children.get(key), root);

  return {
    add(member, path) {
      paths.set(member, path);
      let node = root;
      node.size += 1;
      for (const key of path) {
        const child = node.children.get(key) ?? createNode();
        node.children.set(key, child);
        child.size += 1;
        node = child;
      }
      node.members.add(member);
    },
    remove(member) {
      const path = paths.get(member);
      if (!path) return;
      paths.delete(member);
      let node = root;
      node.size -= 1;
      for (const key of path) {
        const child = node.children.get(key);
        if (!child) return;
        child.size -= 1;
        if (child.size === 0) node.children.delete(key);
        node = child;
      }
      node.members.delete(member);
    },
    size: (path) => find(path)?.size ?? 0,
    largest(path) {
      let node = find(path);
      while (node && node.children.size > 0) {
        let largest: Node<Member> | undefined;
        for (const child of node.children.values()) if (!largest || child.size > largest.size) largest = child;
        node = largest;
      }
      return node ? [...node.members] : [];
    },
  };
}
