/** Written from left to right in every language: else the @ stands at the wrong end. */
export const Username = ({ of }: { of: { username: string } }) => <bdi dir="ltr">@{of.username}</bdi>
