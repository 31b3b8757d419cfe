/** Always left to right; otherwise the @ would be at the wrong end in right-to-left languages. */
export const Username = ({ of }: { of: { username: string } }) => <bdi dir="ltr">@{of.username}</bdi>
